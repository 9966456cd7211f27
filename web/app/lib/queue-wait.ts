/**
 * The mean wait in a queue with several equal servers, in units of one service
 * time (Erlang's C formula, M/M/c). `load` is the share of the servers' time in use, below 1.
 */
export function queueWait(servers: number, load: number): number {
  const offered = servers * load
  // Erlang's B by its recurrence, which never overflows as factorials would.
  let blocked = 1
  for (let k = 1; k <= servers; k++) blocked = (offered * blocked) / (k + offered * blocked)
  const waits = blocked / (1 - load * (1 - blocked))
  return waits / (servers * (1 - load))
}
