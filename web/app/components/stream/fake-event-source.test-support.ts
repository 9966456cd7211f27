/** An event source for tests that says what the test tells it to. */
export class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = []
  static get last() {
    const last = FakeEventSource.all.at(-1)
    if (!last) throw new Error('nothing was connected')
    return last
  }

  readonly url: string
  readyState = 0

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.all.push(this)
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  say(name: string, id: string, data: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }))
  }

  /** The line broke and the browser tries again, or it was refused and does not. */
  fail(how: 'tries again' | 'is refused') {
    this.readyState = how === 'is refused' ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }

  close() {
    this.readyState = 2
  }
}
