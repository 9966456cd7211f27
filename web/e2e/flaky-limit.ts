import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** More tests than these that pass only at a second try are a fault of the tests or of the site. */
const mostFlaky = 3

/** Fails a run in which too many tests needed a second try, and names every one of them. */
export default class FlakyLimit implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite) {
    this.suite = suite
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? []
    const flaky = tests.filter((test) => test.outcome() === 'flaky')
    if (flaky.length === 0) return Promise.resolve()
    console.log(`\nflaky: ${String(flaky.length)} of at most ${String(mostFlaky)}`)
    for (const test of flaky) console.log(`  ${test.titlePath().filter(Boolean).join(' › ')}`)
    const isTooMuch = flaky.length > mostFlaky
    return Promise.resolve(isTooMuch ? { status: 'failed' as const } : undefined)
  }

  printsToStdio() {
    return false
  }
}
