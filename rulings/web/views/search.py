from django.shortcuts import render
from ._shared import reads


@reads
def search(request):
    return render(request, "search/search.html", {"q": request.GET.get("q", "")})
