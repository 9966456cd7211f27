import { kept, privacyPage } from '@/content/privacy'

/** What is kept, one row per kind: the same four answers for each. */
export function KeptList() {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface md:rounded-panel">
      {kept.map((item) => (
        <article
          key={item.what}
          className="grid grid-cols-1 gap-x-8 gap-y-4 border-b border-hairline p-5 last:border-b-0 md:grid-cols-3 md:p-7 lg:grid-cols-12"
        >
          <div className="md:col-span-3 lg:col-span-5">
            <h3>{item.what}</h3>
            <p className="mt-1.5 max-w-[46ch] text-sm text-muted">{item.detail}</p>
          </div>
          <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm md:col-span-3 md:grid-cols-3 lg:col-span-7">
            {(['why', 'howLong', 'who'] as const).map((question) => (
              <div key={question} className="max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)]">
                <dt className="font-semibold">{privacyPage.kept[question]}</dt>
                <dd className="text-muted md:mt-0.5">{item[question]}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  )
}
