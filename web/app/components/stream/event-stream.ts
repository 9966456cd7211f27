/**
 * The connection to the stream, apart from React: opens, pauses, resumes where it was, says honestly how it
 * stands. Messages are gathered and taken in once a frame, so that a burst costs one drawing.
 */
import { problemOf, type Problem } from '@/components/demo/api-problem'
import { listeners } from '@/lib/store'
import type { ClockDifference } from './latency'

/** A stream's messages by the name of their event; each says when the server wrote it. */
export type MessagesOf<M> = { [Name in keyof M]: { emitted_at: string } }

/** A message with its id and when it came, in the browser's milliseconds. */
export type Arrived<M extends MessagesOf<M>> = {
  [Name in keyof M]: {
    name: Name
    id: string
    data: M[Name]
    receivedAt: number
    /** Whether it was written before this connection was opened: its delay says nothing of the way. */
    isOld: boolean
  }
}[keyof M]

/** What a stream is about: its messages, and how they become a state. */
export interface StreamSubject<M extends MessagesOf<M>, S> {
  names: readonly (keyof M & string)[]
  /** The message after which nothing comes. */
  last: keyof M
  initial: S
  /** Takes in a batch, in its order: pure, and the same whatever the batches. */
  reduce: (state: S, batch: readonly Arrived<M>[]) => S
}

/** How the connection stands. */
export type Phase =
  | { name: 'idle' }
  | { name: 'connecting' }
  | { name: 'open' }
  | { name: 'paused'; by: 'visitor' | 'hidden' }
  /** The connection broke; it is tried again, from the last event on. */
  | { name: 'reconnecting' }
  | { name: 'offline' }
  /** The server said no; `waitSeconds` until the next try, null when none will be made. */
  | { name: 'refused'; problem: Problem; waitSeconds: number | null }
  /** A replay of one's own came to its end. */
  | { name: 'ended' }

/** How a stream stands, and what it has said so far. */
export interface Live<S> {
  phase: Phase
  state: S
  /** The path whose messages made the state; empty while it is the initial one. */
  heard: string
  /** How the clocks stand; null until they were compared. */
  clocks: ClockDifference | null
}

/** The parts of the browser the store needs; a test brings its own. */
export interface World {
  connect: (url: string) => EventSource
  /** Asks the same address plainly, to learn why a stream did not open. */
  ask: (url: string) => Promise<Response>
  now: () => number
  isOnline: () => boolean
  /** Calls back before the next drawing. */
  nextFrame: (callback: () => void) => number
  dropFrame: (handle: number) => void
  after: (ms: number, callback: () => void) => number
  drop: (handle: number) => void
}

/** Our streams say something every second: silence of this length is a dead line that the browser has not noticed. */
const SILENCE_MS = 15_000
const FIRST_WAIT_S = 2
const LONGEST_WAIT_S = 60
const CLOSED = 2

/** A stream to start, pause, follow and read. */
export type EventStream<S> = ReturnType<typeof createStream<never, S>>

export function createStream<M extends MessagesOf<M>, S>(
  world: World,
  subject: StreamSubject<M, S>,
) {
  const first: Live<S> = {
    phase: { name: 'idle' },
    state: subject.initial,
    heard: '',
    clocks: null,
  }
  let snapshot = first
  let path = ''
  /** The path of the connection: what comes over it is told of that one. */
  let heard = ''
  let source: EventSource | null = null
  let lastId = ''
  let connectedAt = 0
  let tries = 0
  let playsNext = false
  let queue: Arrived<M>[] = []
  let frame: number | null = null
  let retry: number | null = null
  let silence: number | null = null
  const { subscribe, tell } = listeners()

  const publish = (next: Partial<Live<S>>) => {
    snapshot = { ...snapshot, ...next }
    tell()
  }
  const enter = (phase: Phase) => {
    publish({ phase })
  }
  const flush = () => {
    if (frame !== null) world.dropFrame(frame)
    frame = null
    if (queue.length === 0) return
    const batch = queue
    queue = []
    publish({ state: subject.reduce(snapshot.state, batch), heard })
  }
  const disconnect = () => {
    source?.close()
    source = null
    if (retry !== null) world.drop(retry)
    if (silence !== null) world.drop(silence)
    retry = null
    silence = null
    flush()
  }
  const urlNow = () => {
    if (lastId === '') return path
    const query = `last_event_id=${encodeURIComponent(lastId)}`
    return path.includes('?') ? `${path}&${query}` : `${path}?${query}`
  }

  function listenForSilence() {
    if (silence !== null) world.drop(silence)
    silence = world.after(SILENCE_MS, () => {
      silence = null
      enter({ name: 'reconnecting' })
      connect()
    })
  }

  function receive(name: keyof M, event: MessageEvent<string>) {
    listenForSilence()
    if (event.lastEventId !== '') lastId = event.lastEventId
    const receivedAt = world.now()
    const data = JSON.parse(event.data) as M[keyof M]
    const isOld = Date.parse(data.emitted_at) - (snapshot.clocks?.offsetMs ?? 0) < connectedAt
    queue.push({ name, id: event.lastEventId, data, receivedAt, isOld } as Arrived<M>)
    frame ??= world.nextFrame(() => {
      frame = null
      flush()
    })
    if (name === subject.last) {
      disconnect()
      enter({ name: 'ended' })
    } else if (snapshot.phase.name !== 'open') {
      tries = 0
      enter({ name: 'open' })
    }
  }

  function connect() {
    disconnect()
    const opened = world.connect(urlNow())
    source = opened
    heard = path
    for (const name of subject.names)
      opened.addEventListener(name, (event) => {
        if (source === opened) receive(name, event as MessageEvent<string>)
      })
    opened.addEventListener('open', () => {
      connectedAt = world.now()
    })
    opened.addEventListener('error', () => {
      if (source !== opened) return
      // The browser tries again by itself, and sends the last id along, unless it has given up.
      if (opened.readyState === CLOSED) void learnWhy(opened)
      else enter({ name: world.isOnline() ? 'reconnecting' : 'offline' })
    })
    listenForSilence()
  }

  function tryAgainIn(seconds: number) {
    tries += 1
    retry = world.after(seconds * 1000, () => {
      retry = null
      connect()
    })
  }
  const patience = () => Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** tries)

  /** An event source does not say why it was refused; the same request, asked plainly, does. */
  async function learnWhy(failed: EventSource) {
    disconnect()
    const url = urlNow()
    let phase: Phase
    try {
      const response = await world.ask(url)
      if (response.status === 204) phase = { name: 'ended' }
      else if (response.ok) phase = { name: 'reconnecting' }
      else {
        const { problem } = await problemOf(response)
        const isPassing = problem.status === 429 || problem.status >= 500
        const waitSeconds = isPassing ? Math.max(problem.retryAfter ?? 0, patience()) : null
        phase = { name: 'refused', problem, waitSeconds }
      }
    } catch {
      phase = { name: world.isOnline() ? 'reconnecting' : 'offline' }
    }
    // The visitor may have paused or gone elsewhere meanwhile.
    if (source !== null || failed.readyState !== CLOSED || url !== urlNow() || isResting()) return
    enter(phase)
    if (phase.name === 'refused' && phase.waitSeconds !== null) tryAgainIn(phase.waitSeconds)
    else if (phase.name === 'reconnecting' || phase.name === 'offline') tryAgainIn(patience())
  }

  const isResting = () => ['idle', 'paused', 'ended'].includes(snapshot.phase.name)

  return {
    subscribe,
    read: () => snapshot,
    initial: () => first,
    /** Chooses which stream to listen to; a running one goes over to it, from its beginning. */
    choose: (next: string) => {
      if (next === path) return
      path = next
      lastId = ''
      tries = 0
      const isAtRest = snapshot.phase.name === 'idle' || snapshot.phase.name === 'paused'
      if (isAtRest && !playsNext) return
      playsNext = false
      enter({ name: 'connecting' })
      connect()
    },
    /** The next stream chosen is played at once, even from a pause: the visitor asked for it. */
    playNext: () => {
      playsNext = true
    },
    /** Starts, or goes on after a pause, from the last event on. */
    start: () => {
      if (source !== null || path === '') return
      // A replay that ended begins anew.
      if (snapshot.phase.name === 'ended') lastId = ''
      tries = 0
      enter({ name: 'connecting' })
      connect()
    },
    /** Says how the browser's clock stands to the server's. */
    compareClocks: (clocks: ClockDifference) => {
      publish({ clocks })
    },
    pause: (by: 'visitor' | 'hidden') => {
      playsNext = false
      if (isResting()) return
      disconnect()
      enter({ name: 'paused', by })
    },
    /** Lets go of everything; the page is left. */
    close: () => {
      disconnect()
      if (snapshot.phase.name !== 'idle') enter({ name: 'idle' })
    },
  }
}
