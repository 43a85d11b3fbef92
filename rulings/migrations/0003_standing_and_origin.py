from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rulings', '0002_editions'),
    ]

    operations = [
        migrations.RemoveConstraint(
            model_name='ruling',
            name='ruling_standing_allowed',
        ),
        migrations.AddField(
            model_name='ruling',
            name='where',
            field=models.TextField(blank=True, default='', verbose_name='místo v předloze'),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name='ruling',
            name='reason',
            field=models.TextField(blank=True, default='', verbose_name='proč tak redakce rozhodla'),
            preserve_default=False,
        ),
        migrations.AlterField(
            model_name='ruling',
            name='standing',
            field=models.CharField(choices=[('official', 'oficiální'), ('editorial', 'redakční'), ('unofficial', 'neoficiální')], default='unofficial', max_length=20, verbose_name='závaznost'),
        ),
        migrations.AddConstraint(
            model_name='ruling',
            constraint=models.CheckConstraint(condition=models.Q(('standing__in', ['official', 'editorial', 'unofficial'])), name='ruling_standing_allowed'),
        ),
        # What is in the database comes from the content and is loaded anew; the value stands only until then.
        migrations.AddField(
            model_name='card',
            name='origin',
            field=models.CharField(choices=[('source', 'uvádí předloha'), ('general', 'obecná znalost'), ('teaching', 'cvičná karta')], default='source', max_length=20, verbose_name='původ'),
            preserve_default=False,
        ),
        migrations.AddConstraint(
            model_name='card',
            constraint=models.CheckConstraint(condition=models.Q(('origin__in', ['source', 'general', 'teaching'])), name='card_origin_allowed'),
        ),
    ]
