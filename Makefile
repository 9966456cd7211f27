# Thin on purpose: the logic is in crates/xtask.
.PHONY: run test check dev build web gen fuzz bench help

help:
	@echo "make run    build and serve the site on http://127.0.0.1:8080"
	@echo "make test   every check there is, as CI runs it"
	@echo "make check  the fast checks, without a browser"
	@echo "make dev    the pages with hot reload in front of the server"
	@echo "make build  the release binary, target/release/boreal"
	@echo "make fuzz   many calls generated from the contract (CASES=200 of each operation)"
	@echo "make bench  the benchmarks; ONLY=attack those whose name holds it"
	@echo "make gen    rewrite generated files from their sources"

# A build that is made once needs nothing for a next one to start from.
ifdef CI
export CARGO_INCREMENTAL = 0
endif

fuzz: WITH = $(CASES)
bench: WITH = $(if $(ONLY),"$(ONLY)")

run test check dev build web gen fuzz bench:
	@command -v cargo >/dev/null || { echo "cargo is missing: install Rust 1.95 or newer (rustup)"; exit 1; }
	@for try in 1 2; do cargo fetch --locked --quiet && exit 0; echo "once more in 5 s"; sleep 5; done; cargo fetch --locked --quiet
	@cargo xtask $@ $(WITH)
