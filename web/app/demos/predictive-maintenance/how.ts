import { howPart } from '@/components/demo/how-it-works'

export const How = howPart({
  method: ['Say how it is computed.'],
  limits: ['Say what it cannot do.'],
  company: ['Say what it would take in a company.'],
})
