/** Long work of the server: how far it is is told as it goes, and it ends when nobody listens any more. */
import type { TypedRequest } from '@/api/request'
import { ApiProblem, openApi, problemIn } from './api-problem'

/** What a job says meanwhile: that others are before it, or how far it is. */
export type JobStage<P> = 'waiting' | P

/** The same work as a job: the address of a request whose contract has one. */
export const asJob = <A>(request: TypedRequest<A>): TypedRequest<A> => ({
  ...request,
  path: `${request.path}/job`,
  job: true,
})

/** Sends a job and gives its report; ends it with the signal. */
export async function sendJob<A, P>(
  { path, body }: TypedRequest<A>,
  signal: AbortSignal,
  tell: (stage: JobStage<P>) => void,
): Promise<A> {
  const response = await openApi(path, { body, signal })
  const broken = new ApiProblem({ status: 0, title: 'No answer', errors: [] })
  const events = eventsOf(response, () => {
    signal.throwIfAborted()
    throw broken
  })
  for await (const { name, data } of events) {
    if (name === 'waiting') tell('waiting')
    else if (name === 'progress') tell(data as P)
    else if (name === 'report') return data as A
    else if (name === 'problem') throw problemIn(data)
  }
  signal.throwIfAborted()
  throw broken
}

/** The events of an answer, each with its data as JSON. */
async function* eventsOf(
  response: Response,
  onBreak: () => never,
): AsyncGenerator<{ name: string; data: unknown }> {
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read().catch(onBreak)
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const [name, data] = [field('event'), field('data')]
      if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) }
    }
  }
}
