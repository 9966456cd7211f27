// A real SMTP server that fails on request. Options come as JSON in the first argument,
// further faults as JSON lines on stdin, what happened leaves as JSON lines on stdout.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { SMTPServer } from 'smtp-server'

const options = JSON.parse(process.argv[2])
const faults = options.faults

const say = (event) => process.stdout.write(`${JSON.stringify(event)}\n`)
const refusal = (code, words = 'refused by the test') =>
  Object.assign(new Error(words), { responseCode: code })

const server = new SMTPServer({
  secure: options.tls === 'implicit',
  hideSTARTTLS: options.tls !== 'starttls',
  disabledCommands: options.user ? [] : ['AUTH'],
  // Otherwise AUTH is not offered on a plain loopback connection.
  allowInsecureAuth: options.tls === 'none',
  authOptional: !options.user,
  disableReverseLookup: true,
  closeTimeout: 100,
  logger: false,
  ...(options.certificate && {
    cert: readFileSync(options.certificate),
    key: readFileSync(options.key),
  }),

  onAuth(auth, _session, done) {
    if (auth.username === options.user && auth.password === options.password) {
      return done(null, { user: auth.username })
    }
    say({ event: 'failed-login' })
    return done(refusal(535))
  },

  onRcptTo({ address }, session, done) {
    say({ event: 'attempt' })
    if (address === options.unknownMailbox) return done(refusal(550))
    session.fault = faults.shift() ?? { stage: 'accept' }
    const { stage, code, words } = session.fault
    done(stage === 'recipient' ? refusal(code, words) : null)
  },

  onData(stream, session, done) {
    const chunks = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const { stage, code, words, milliseconds } = session.fault
      if (stage === 'hang') return
      if (stage === 'data') return done(refusal(code, words))
      say({
        event: 'message',
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString('latin1'),
        encrypted: session.secure,
      })
      if (stage === 'slow') setTimeout(() => done(null), milliseconds)
      else if (stage !== 'silent') done(null)
    })
  },
})

server.on('error', (error) => say({ event: 'error', message: error.message }))
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const order = JSON.parse(line)
    if (order.stage === 'echo') say({ event: 'echo' })
    else faults.push(order)
  })
  .on('close', () => process.exit(0))
server.listen(options.port, '127.0.0.1', () =>
  say({ event: 'listening', port: server.server.address().port }),
)
