import { site, type Consultant } from './site'

/** The words of the contact section, its form and the pages round it. The specification fixes the messages and labels. */
export const contact = {
  title: 'Get in Touch',
  intro:
    'Tell us which decision you cannot make today. We answer with a question or a plan, not a brochure.',
  details: { email: 'Email', phone: 'Phone', address: 'Address' },
  about: 'About:',
  aboutView: 'The link to your view goes with the message.',
  form: {
    label: 'Write to us',
    name: 'Your Name',
    email: 'Your Email',
    message: 'Your Message',
    send: 'Send Message',
    sending: 'Sending...',
    promise: 'Used only to answer you. No mailing list.',
    privacy: 'Privacy',
    check: 'Please check:',
    notSent: 'Not sent. Your text is still here: try again, or write to',
    honeypot: 'Leave this field empty',
  },
  count: (used: number, limit: number) => `${grouped(used)} of ${grouped(limit)} characters`,
  sent: {
    title: 'Your message has reached us',
    text: 'It is stored, and a person will read it. If you write again about the same matter, give this reference:',
    withoutReference: 'It is stored, and a person will read it.',
    another: 'Write another message',
  },
  toast: {
    sending: 'Sending message...',
    sent: 'Message sent!',
    failed: 'Error sending message',
    problem: 'There was a problem sending your message. Please try again.',
    unreachable: 'Failed to reach our servers. Please try again.',
  },
} as const

/** Who answers, and when that is promised. */
export const hearBack = (consultant: Consultant | undefined) => {
  const reply = consultant?.reply_time ? ` within ${consultant.reply_time}` : ''
  const who = consultant ? `${consultant.name}, who` : 'the consultant who'
  return `You hear back${reply} from ${who} would do the work, with a question or a first plan, in plain words.`
}

/** What the contact page adds to the section. */
export const afterYouWrite = {
  title: 'What happens after you write',
  intro: 'The part most contact forms leave out.',
  steps: [
    {
      title: 'Saved before we confirm',
      text: 'Your message is on disk before we say that it is sent. If our mail is down at that moment, it is delivered later; the reference we show you finds it again.',
    },
    {
      title: 'A person reads it',
      text: hearBack(site.consultant),
    },
    {
      title: 'It is kept for the answer, then erased',
      text: `We keep messages for ${String(site.privacy.retention_months)} months and erase them sooner when you ask. No mailing list, no sharing.`,
    },
  ],
} as const

export const thanks = {
  title: 'Message sent!',
  lead: 'Your message has reached us and a person will read it.',
  reference: 'Your reference',
  keep: 'Give it when you write again about the same matter.',
  next: 'While you wait',
  links: [
    { title: 'Try a demo', href: '/demo/overview' },
    { title: 'See how we work', href: '/methodologies' },
    { title: 'Back to the home page', href: '/' },
  ],
} as const

export const notSent = {
  title: 'Your message was not sent',
  lead: 'Go back in your browser: what you wrote is still in the form.',
  check: 'Please check three things, then send it again',
  rules: [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Message must be at least 10 characters',
  ],
  otherwise:
    'If all three are right, many messages came from your network, or the fault is ours: try again in a minute, or later today, or write to',
  back: 'Back to the form',
} as const

/** Groups digits by commas: a locale taken from the visitor's system would differ between page and script. */
function grouped(value: number) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
