import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/show-toast'
import { dismissToast } from '@/components/ui/toast-list'
import { contact } from '@/content/contact'
import { attemptFor, dropDraft, keepDraft, readDraft, type Attempt } from '@/lib/contact-draft'
import {
  contactFields,
  contactLimits,
  errorIn,
  errorsIn,
  lengthOf,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from '@/lib/contact-fields'
import {
  fetchFormToken,
  matureToken,
  sendContactMessage,
  type ContactAnswer,
  type FormToken,
} from '@/lib/contact-request'

const toastId = 'contact'

/** Where the form stands: being written, on its way, stored, or sent back with the text kept. */
export type Phase =
  { name: 'idle' | 'sending' | 'failed' } | { name: 'sent'; reference: string | undefined }

/** How much of each field's room is taken, in characters. */
const unused: Record<ContactField, number> = { name: 0, email: 0, message: 0 }

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    message: textOf(data, 'message'),
  }
}

function inputOf(form: HTMLFormElement, field: ContactField) {
  const input = form.elements.namedItem(field)
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors) {
  const field = contactFields.find((name) => errors[name] !== undefined)
  if (field) inputOf(form, field)?.focus()
  return field !== undefined
}

/** The message and, where there is room, the link to the view it is about. */
function withLink(message: string, view: string | undefined) {
  const whole = view === undefined ? message : `${message}\n\n${window.location.origin}${view}`
  return lengthOf(whole) <= contactLimits.message.max ? whole : message
}

/**
 * The life of the contact form. The fields keep their own text: what a visitor
 * types before the script arrives is not lost, and a failure leaves it in place.
 */
export function useContactForm(page: string, view?: string) {
  const form = useRef<HTMLFormElement>(null)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [errors, setErrors] = useState<ContactErrors>({})
  const [used, setUsed] = useState(unused)
  const attempt = useRef<Attempt>(undefined)
  const pressing = useRef(false)
  const token = useRef<Promise<FormToken | undefined>>(undefined)

  useEffect(() => {
    const draft = readDraft()
    attempt.current = draft?.attempt
    for (const field of contactFields) {
      const input = form.current && inputOf(form.current, field)
      if (!input) continue
      // What was typed before the form came to life counts for more than what was kept.
      if (input.value === '' && draft) input.value = draft.values[field]
      // As if it had been typed just now: whoever listens to the field hears of it.
      if (input.value !== '') input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [])

  // The button had the focus and lost it by being disabled; who sent by keyboard can send again.
  useEffect(() => {
    if (phase.name !== 'failed' || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
  }, [phase])

  const remember = (values: ContactValues) => {
    keepDraft(attempt.current ? { values, attempt: attempt.current } : { values })
  }

  const check = (field: ContactField, value: string) => {
    const error = errorIn(field, value)
    setErrors((before) => {
      const { [field]: settled, ...others } = before
      if (error === settled) return before
      return error === undefined ? others : { ...others, [field]: error }
    })
  }

  const onInput = (field: ContactField, value: string) => {
    if (!form.current) return
    remember(valuesOf(form.current))
    setUsed((before) => ({ ...before, [field]: lengthOf(value) }))
    if (errors[field] !== undefined) check(field, value)
  }

  const onBlur = (field: ContactField, value: string) => {
    // Passing through an empty field is no mistake yet. And while the button is being pressed an
    // error must not push it from under the finger: sending checks the field anyway.
    if (value !== '' && !pressing.current) check(field, value)
  }

  const onPress = () => {
    pressing.current = true
    const release = () => {
      pressing.current = false
    }
    addEventListener('pointerup', release, { once: true })
    addEventListener('pointercancel', release, { once: true })
  }

  const onFocus = () => {
    token.current ??= fetchFormToken()
  }

  const settle = (target: HTMLFormElement, answer: ContactAnswer) => {
    if (answer.sent) {
      target.reset()
      dropDraft()
      attempt.current = undefined
      token.current = undefined
      setUsed(unused)
      setPhase({ name: 'sent', reference: answer.reference })
      showToast({ id: toastId, tone: 'success', title: contact.toast.sent })
      return
    }
    setPhase({ name: 'failed' })
    setErrors(answer.errors)
    focusFirst(target, answer.errors)
    showToast({
      id: toastId,
      tone: 'destructive',
      title: contact.toast.failed,
      description: answer.message,
    })
  }

  const submit = async (target: HTMLFormElement) => {
    const values = valuesOf(target)
    const found = errorsIn(values)
    setErrors(found)
    if (focusFirst(target, found)) {
      dismissToast(toastId)
      return
    }
    setPhase({ name: 'sending' })
    showToast({ id: toastId, tone: 'info', title: contact.toast.sending, lasting: true })
    const website = textOf(new FormData(target), 'website')
    attempt.current = attemptFor(JSON.stringify([values, website, page, view]), attempt.current)
    remember(values)
    const formToken = matureToken(await token.current, performance.now())
    const answer = await sendContactMessage({
      ...values,
      message: withLink(values.message, view),
      website,
      page,
      idempotency_key: attempt.current.key,
      ...(formToken === undefined ? {} : { form_token: formToken }),
    })
    settle(target, answer)
  }

  const startAgain = () => {
    setPhase({ name: 'idle' })
    if (form.current) inputOf(form.current, 'name')?.focus()
  }

  return { form, phase, errors, used, onInput, onBlur, onFocus, onPress, submit, startAgain }
}
