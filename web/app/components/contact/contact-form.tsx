import type { FocusEvent, InputEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '@/components/ui/button'
import { contact } from '@/content/contact'
import { site } from '@/content/site'
import {
  contactFields,
  contactLimits,
  countNearLimit,
  type ContactErrors,
  type ContactField,
} from '@/lib/contact-fields'
import { contactAction } from '@/lib/contact-request'
import { useHydrated } from '@/lib/use-hydrated'
import { ContactSent } from './contact-sent'
import { TextArea, TextField } from './field'
import { useContactForm } from './use-contact-form'

/** A page of this site that the message is about. */
export interface Subject {
  title: string
  path: string
  /** The address of the view the visitor left there, without the host. */
  view?: string
}

const words = contact.form
const idOf = (field: ContactField) => `contact-${field}`

/** The form. Without scripts it posts to the same function, and the browser checks the fields. */
export function ContactForm({ about }: { about?: Subject | undefined }) {
  const [path] = useLocation()
  const page = about?.path ?? path
  const { form, phase, errors, used, onInput, onBlur, onFocus, onPress, submit, startAgain } =
    useContactForm(page, about?.view)
  const scripted = useHydrated()
  const sending = phase.name === 'sending'

  const field = (name: ContactField) => {
    const count = countNearLimit(name, used[name])
    return {
      id: idOf(name),
      label: words[name],
      error: errors[name],
      count: count && contact.count(count.used, count.max),
    }
  }
  const handlers = (name: ContactField) => ({
    name,
    required: true,
    onFocus,
    onInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onInput(name, event.currentTarget.value)
    },
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onBlur(name, event.currentTarget.value)
    },
  })

  return (
    <div className="rounded-card border border-hairline bg-surface p-5 md:rounded-panel md:p-8">
      {phase.name === 'sent' && <ContactSent reference={phase.reference} onAnother={startAgain} />}
      <form
        ref={form}
        aria-label={words.label}
        method="post"
        action={contactAction}
        // Our own messages take over from the browser's as soon as there is a script to show them.
        noValidate={scripted}
        onSubmit={(event) => {
          event.preventDefault()
          if (!sending) void submit(event.currentTarget)
        }}
        className="grid gap-5"
      >
        {about && <AboutLine about={about} />}
        <ErrorSummary errors={errors} />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField field={field('name')} autoComplete="name" {...handlers('name')} />
          <TextField
            field={field('email')}
            type="email"
            autoComplete="email"
            {...handlers('email')}
          />
        </div>
        <TextArea
          field={field('message')}
          minLength={contactLimits.message.min}
          {...handlers('message')}
        />
        <input type="hidden" name="page" value={page} />
        <Honeypot />
        {phase.name === 'failed' && <NotSent />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            disabled={sending}
            onPointerDown={onPress}
            className="max-md:w-full"
          >
            {sending ? words.sending : words.send}
          </Button>
          <p className="grow basis-60 text-xs text-muted">
            {words.promise}{' '}
            <Link href="/privacy" className="underline underline-offset-3 hover:text-text">
              {words.privacy}
            </Link>
          </p>
        </div>
      </form>
    </div>
  )
}

function AboutLine({ about }: { about: Subject }) {
  return (
    <p className="border-l-3 border-primary pl-3 text-sm">
      <span className="text-muted">{contact.about}</span>{' '}
      <Link href={about.view ?? about.path} className="font-semibold underline underline-offset-3">
        {about.title}
      </Link>
      {about.view !== undefined && <span className="text-muted">. {contact.aboutView}</span>}
    </p>
  )
}

/** Where to look when more than one field is wrong; a single one has the focus anyway. */
function ErrorSummary({ errors }: { errors: ContactErrors }) {
  const wrong = contactFields.filter((field) => errors[field] !== undefined)
  if (wrong.length < 2) return null
  return (
    <p className="rounded-field bg-danger-bg px-3.5 py-2.5 text-sm">
      {words.check}{' '}
      {wrong.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <a href={`#${idOf(field)}`} className="font-semibold underline underline-offset-3">
            {words[field]}
          </a>
        </span>
      ))}
    </p>
  )
}

/** A field only machines fill in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label htmlFor="contact-website">{words.honeypot}</label>
      <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function NotSent() {
  return (
    <p className="text-sm text-danger">
      {words.notSent}{' '}
      <a href={`mailto:${site.email}`} className="underline underline-offset-3">
        {site.email}
      </a>
      .
    </p>
  )
}
