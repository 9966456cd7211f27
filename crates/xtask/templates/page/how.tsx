import { HowItWorks } from '@/components/demo/demo-frame'

export const talk = {
  title: 'Is this your question too?',
  text: 'Tell us about your data. The message opens with this demo and this view named.',
}

/** Method, limits, and what it takes elsewhere. */
export function How() {
  return (
    <HowItWorks
      method={<p>Say how it is computed.</p>}
      limits={['Say what it cannot do.']}
      company={<p>Say what it would take in a company.</p>}
    />
  )
}
