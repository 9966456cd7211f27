/** Starts the site's workers. The pages' policy allows one Trusted Types policy, which is made here and nowhere else. */
import readAddress from './read-worker?worker&url'
import sqlAddress from './tables/sql/sql-worker?worker&url'
import tableAddress from './tables/table-worker?worker&url'

const addresses = {
  'read-worker': readAddress,
  'sql-worker': sqlAddress,
  'table-worker': tableAddress,
}

export type WorkerName = keyof typeof addresses

/** TypeScript does not know these: to it the address of a script is a string. */
interface WorkerPolicy {
  createScriptURL: (name: string) => string
}
interface TrustedTypes {
  createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy
}

/** Gives the address of a worker of the list; there is no other. */
const rules: WorkerPolicy = {
  createScriptURL: (name) => {
    const address = Object.hasOwn(addresses, name) ? addresses[name as WorkerName] : undefined
    if (address === undefined) throw new TypeError(`${name} is no worker of this site`)
    return address
  },
}

let policy: WorkerPolicy | undefined

function policyOf() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('boreal-worker', rules) ?? rules
}

export function startWorker(name: WorkerName) {
  return new Worker((policy ??= policyOf()).createScriptURL(name), { type: 'module' })
}
