import type { TypedRequest } from '@/api/request'
import type { Answered, Call } from './use-answer'

/** A question without settings; nothing is asked, and null is the answer, until something is given. */
export function givenQuestion<O extends object, R>(
  name: string,
  requestOf: (own: O) => TypedRequest<R>,
) {
  const initial: Answered<object, O | null, R | null> = { view: {}, own: null, report: null }
  return {
    name,
    view: initial.view,
    initial,
    ask: async (call: Call, _view: object, own: O | null) => own && call(requestOf(own)),
  }
}

/** The same for what a server can do: asked at once, null until it has said so. */
export function statusQuestion<R>(name: string, request: TypedRequest<R>) {
  const initial: Answered<object, null, R | null> = { view: {}, own: null, report: null }
  return { name, ...initial, initial, ask: (call: Call): Promise<R | null> => call(request) }
}
