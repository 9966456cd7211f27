import { AxisRule } from '@/components/ui/axis-rule'
import { MoreLink } from '@/components/ui/more-link'
import { NextSteps } from '@/components/ui/next-steps'
import { OnPageLinks } from '@/components/ui/on-page-links'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import { WhenSeen } from '@/components/ui/when-seen'
import { apiPage, endpointGroups } from '@/content/api'
import { demos } from '@/demos/registry'
import { EndpointDetails } from './api/endpoint-details'
import '@/styles/demo.css'

const demoOf = (slug: string) => Object.values(demos).find((demo) => demo.slug === slug)
const titleOf = (slug: string) => demoOf(slug)?.title ?? apiPage.groups[slug] ?? slug

/** The contract for people: every endpoint with what it takes, answers and refuses, and a call to try. */
export default function ApiPage() {
  const { conventions } = apiPage
  return (
    <>
      <PageHead title="API" lead={apiPage.lead} />
      <div className="wrap">
        <AxisRule />
        <OnPageLinks
          links={endpointGroups.map(({ slug }) => ({ id: slug, title: titleOf(slug) }))}
        />
        <section
          aria-labelledby="conventions"
          className="grid grid-cols-1 gap-x-6 gap-y-4 pt-8 md:grid-cols-12 md:pt-10"
        >
          <h2 id="conventions" className="md:col-span-6">
            {conventions.title}
          </h2>
          <div className="md:col-span-6">
            <ul>
              {conventions.items.map((item) => (
                <li key={item} className="border-b border-hairline py-2.5 first:pt-1.5">
                  {item}
                </li>
              ))}
            </ul>
            {/* A file of the server's, not a page: the router must not take the click. */}
            <p className="mt-3">
              <a
                href="/api/openapi.json"
                className="inline-block py-1 text-sm font-semibold text-primary underline underline-offset-3"
              >
                {apiPage.contract}
              </a>
            </p>
          </div>
        </section>
      </div>
      {endpointGroups.map(({ slug, endpoints }) => {
        const demo = demoOf(slug)
        return (
          <WhenSeen key={slug}>
            <Section
              id={slug}
              title={titleOf(slug)}
              intro={
                demo && (
                  <>
                    {demo.question} <MoreLink href={`/demo/${slug}`}>{apiPage.open}</MoreLink>
                  </>
                )
              }
            >
              <div className="border-t border-hairline">
                {endpoints.map((endpoint) => (
                  <EndpointDetails key={endpoint.id} endpoint={endpoint} />
                ))}
              </div>
            </Section>
          </WhenSeen>
        )
      })}
      <WhenSeen>
        <NextSteps {...apiPage.next} />
      </WhenSeen>
    </>
  )
}
