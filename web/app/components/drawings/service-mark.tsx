import type { ComponentType } from 'react'
import type { ServiceSlug } from '@/content/services'
import { cn } from '@/lib/cn'

/** Scattered boxes become one tree. */
function DataArchitectureMark() {
  return (
    <>
      <path
        className="noise"
        d="M0.2 15.9l10.9 -1.7 1.7 10.9 -10.9 1.7zM15.5 21.5l11 -1 1 11 -11 1zM34.9 15.1l11 -0.2 0.2 11 -11 0.2zM49.2 11.1l10.8 2.1 -2.1 10.8 -10.8 -2.1zM62.4 13.6l11 0.8 -0.8 11 -11 -0.8zM6.4 40.3l10.3 -3.9 3.9 10.3 -10.3 3.9zM18.5 42.5l11 1 -1 11 -11 -1zM33.9 41.4l10.7 -2.5 2.5 10.7 -10.7 2.5zM46.2 46.7l10 -4.5 4.5 10 -10 4.5zM63.2 40.1l10.8 2.1 -2.1 10.8 -10.8 -2.1zM3.1 60.5l10.4 3.6 -3.6 10.4 -10.4 -3.6zM20.5 57.5l11 1 -1 11 -11 -1zM41.2 59.5l10.3 3.8 -3.8 10.3 -10.3 -3.8zM47.6 65.8l10.6 2.8 -2.8 10.6 -10.6 -2.8zM67.6 62.8l10.5 -3.2 3.2 10.5 -10.5 3.2z"
      />
      <path className="turn" d="M96 6V90" />
      <path className="signal" d="M96 48h44M168 48h20M154 34V19h34M154 62v15h34" />
      <rect className="signal" x="140" y="34" width="28" height="28" rx="4" />
      <path
        className="signal"
        d="M192 10h40a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4zM192 39h40a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4V43a4 4 0 0 1 4-4zM192 68h40a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4V72a4 4 0 0 1 4-4z"
      />
    </>
  )
}

/** Servers of fixed height become lines that run together. */
function CloudIntegrationMark() {
  return (
    <>
      <path
        className="noise"
        d="M2 88H96M14 58v-8M36 70v-8M58 48v-8M80 64v-8M6 88V60a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v28M28 88V72a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v16M50 88V50a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v38M72 88V66a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v22"
      />
      <path className="turn" d="M96 6V90" />
      <path
        className="signal"
        d="M96 72C124 72 124 28 150 28H238M96 80C134 80 130 48 156 48H238M96 88C144 88 138 68 164 68H238"
      />
      <path className="signal" strokeDasharray=".1 7" d="M150 14H238" />
    </>
  )
}

/** Of many attempts one has a key. */
function SecuritySolutionsMark() {
  return (
    <>
      <path
        className="noise"
        d="M23 12H86M22 24H86M23 36H83M4 48H88M10 60H84M5 72H86M24 84H82M88 9v6M88 21v6M88 33v6M88 57v6M88 69v6M88 81v6"
      />
      <path className="turn" d="M96 6V40M96 56V90" />
      <path className="signal" d="M88 48H176M188 38h34M188 48h34M188 58h20" />
      <rect className="signal" x="176" y="22" width="58" height="52" rx="6" />
    </>
  )
}

/** A jagged reading becomes one line through its points. */
function AnalyticsInsightsMark() {
  return (
    <>
      <path
        className="noise"
        d="M4 80 6 31 8 68 10 84 12 61 14 69 16 59 18 78 20 54 22 82 24 85 26 53 28 75 30 57 32 41 34 31 36 33 38 74 40 34 42 47 44 58 46 48 48 54 50 33 52 48 54 36 56 58 58 57 60 78 62 31 64 80 66 81 68 68 70 57 72 45 74 73 76 60 78 52 80 41 82 54 84 38 86 77 88 55 90 74 92 31 94 52"
      />
      <path className="turn" d="M96 6V90" />
      <path className="signal" d="M96 52C116 74 130 74 148 58S186 20 234 16" />
      <path
        className="noise dots"
        d="M112 67h0M126 79h0M140 65h0M156 59h0M170 41h0M186 39h0M202 23h0M220 27h0"
      />
    </>
  )
}

const marks: Record<ServiceSlug, ComponentType> = {
  'data-architecture': DataArchitectureMark,
  'cloud-integration': CloudIntegrationMark,
  'security-solutions': SecuritySolutionsMark,
  'analytics-insights': AnalyticsInsightsMark,
}

/** The mark of a service: grey before the violet line, green after it. Decoration beside the service's name. */
export function ServiceMark({ service, className }: { service: ServiceSlug; className?: string }) {
  const Mark = marks[service]
  return (
    <svg aria-hidden="true" viewBox="0 0 240 96" className={cn('drawing h-auto w-full', className)}>
      <Mark />
    </svg>
  )
}
