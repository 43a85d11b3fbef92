# The developer's manual of Arbitr. `make` alone prints it.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help pocket axe serve test lint fix words bench hold fuzz mutants cover clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-7s %s\n", $$1, $$2}' Makefile

serve: $(VENV)/runtime pocket ## set up what is missing and serve on 127.0.0.1:8000 (PORT= for another)
	@$(BIN)/python manage.py prepare
	@echo "Arbitr: http://127.0.0.1:$(PORT)/  (Ctrl+C ends it)"
	@$(BIN)/python manage.py prove & exec $(BIN)/gunicorn rulings.config.wsgi --config python:rulings.config.gunicorn --bind 127.0.0.1:$(PORT)

test: $(VENV)/dev pocket axe ## run all tests on all cores (ARGS= for pytest)
	@$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

lint: $(VENV)/dev ## style, types of the engine, the direction of imports, missing migrations
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python manage.py makemigrations --check --dry-run

fix: $(VENV)/dev ## mend and format what the linter can by itself
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format --quiet .

# What checks the content and what is typed at a shell speaks Czech only.
words: $(VENV)/dev ## collect what the site says into locale/ and compile the translations (wants GNU gettext)
	@$(BIN)/python manage.py makemessages --locale en --domain django --extension=html,xml,py $(WORDS)
	@$(BIN)/python manage.py makemessages --locale en --domain djangojs $(WORDS) --ignore=templates --ignore=worker.js
	@sed -i.old '/^"POT-Creation-Date\|^"Report-Msgid-Bugs-To/d' locale/en/LC_MESSAGES/*.po && rm locale/en/LC_MESSAGES/*.old
	@$(BIN)/python manage.py compilemessages --locale en

WORDS := --no-wrap --no-obsolete --add-location=never $(addprefix --ignore=,tests docs fixtures .venv build rulings/content rulings/management)

bench: $(VENV)/dev ## measure the engine and the search, as ratios to peers in the same run (BENCH_JSON= for a file)
	@$(BIN)/python -m tests.bench
	@$(BIN)/python -m tests.bench.search

hold: $(VENV)/dev ## does the site hold? speed beside a bare view, load, a soak of ten minutes (HOLD_SOAK= seconds); wants wrk
	@$(BIN)/python -m tests.hold

fuzz: $(VENV)/dev $(VENV)-fuzz/ready ## thousands of requests made from the description of the API (FUZZ_EACH= an operation)
	@$(BIN)/python -m tests.hold.fuzz $(VENV)-fuzz/bin/st

cover: $(VENV)/dev ## how much of search and API their tests see, line by line and branch by branch
	@$(BIN)/python -m coverage run --branch --source=rulings/search,rulings/api -m pytest -n 0 -q tests/search tests/api
	@$(BIN)/python -m coverage report --skip-covered --show-missing --fail-under=94

mutants: $(VENV)/dev ## change the core in thousands of ways: do its tests see it? (MODULE= for one, like language.slots; ENDING=3 for a tenth)
	@nice -n 10 $(BIN)/python -m tests.engine.core "$(MODULE)" "$(ENDING)"

clean: ## remove the environment and all caches; the data folder stays
	@rm -rf $(VENV) $(VENV)-fuzz .pytest_cache .ruff_cache .hypothesis .import_linter_cache build
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps: an environment is made once and installed into only when the pinned versions change.
$(VENV)/runtime: requirements.txt | $(VENV)/bin/python
	@echo "Instaluji knihovny (jen když se změní requirements.txt) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/dev: requirements.txt requirements-dev.txt | $(VENV)/bin/python
	@echo "Instaluji knihovny pro testy (jen když se změní requirements) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ $(VENV)/runtime

# What comes from npm, as it is pinned by the lock of a folder, kept in the environment: anew when the lock changes, and done without
# where npm or the network is missing. $(call fetched,NAME,FOLDER OF THE LOCK,PACKAGE,WHAT IT IS,WHAT IS MISSING WITHOUT IT)
define fetched
@cmp -s $(2)/package-lock.json $(VENV)/$(1)/package-lock.json && test -d $(VENV)/$(1)/node_modules/$(3) || ( \
  command -v npm >/dev/null || { echo "npm tu není: $(5)."; exit 0; }; \
  echo "Stahuji $(4) (jen když se změní jeho verze) …"; \
  rm -rf $(VENV)/$(1) && mkdir -p $(VENV)/$(1) && cp $(2)/package*.json $(VENV)/$(1)/ && \
  npm ci --prefix $(VENV)/$(1) --ignore-scripts --no-audit --no-fund --silent --fetch-retries=1 --fetch-timeout=60000 && \
  cd $(VENV)/$(1)/node_modules/$(3) && rm -f *.map *.d.ts *.html pyodide.js || echo "Nepovedlo se to: $(5)." )
endef

# Python for the browser (Pyodide), so that the table plays without a server.
pocket: | $(VENV)/bin/python
	$(call fetched,pocket,rulings/pocket,pyodide,Python pro prohlížeč,situace bude hrát jen server)

# axe-core, with which the tests look at every page as those do who cannot see it or point at it.
axe: | $(VENV)/bin/python
	$(call fetched,axe,tests/browser,axe-core,axe-core pro testy,přístupnost stránek se nezkouší)

# Schemathesis wants other versions of what we pin: it has an environment of its own, and asks over HTTP.
$(VENV)-fuzz/ready: requirements-fuzz.txt
	@$(PYTHON) -m venv $(VENV)-fuzz
	@$(VENV)-fuzz/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-fuzz.txt
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Arbitr potřebuje Python 3.11 nebo novější (PYTHON=cesta).")'
	@echo "Zakládám prostředí v $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
