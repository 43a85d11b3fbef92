"""Search in JSON."""

from rest_framework.generics import GenericAPIView
from rest_framework import serializers


class Search(GenericAPIView):
    serializer_class = serializers.Serializer
