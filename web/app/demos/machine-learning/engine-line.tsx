import { CopyLink } from '@/components/demo/copy-link'
import { ChipLine } from '@/components/demo/data-line'
import { SaveButtons } from '@/components/demo/save-buttons'
import { fileName } from '@/lib/file-name'
import { jsonText } from '@/lib/save-text'
import type { AnsweredArticle } from './ask'

/** Where the figures come from: computed here, on this text; and ways to take them along. */
export function EngineLine({
  answered: { own, report },
  href,
}: {
  answered: AnsweredArticle
  href: string
}) {
  const name = fileName(['machine-learning', own ? 'own article' : (report.title ?? '')], 'json')
  return (
    <ChipLine
      mode="computed"
      chip={`Computed · ${report.engine}`}
      end={
        <span className="flex flex-wrap items-center gap-x-1">
          <SaveButtons files={[{ label: 'Report as JSON', name, text: () => jsonText(report) }]} />
          <CopyLink href={href} />
        </span>
      }
      below={
        <ul className="small-text mt-1.5 empty:hidden">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
    >
      {own
        ? `${own.name}: read by our server for this answer, not stored, and not part of the link`
        : 'A fictional article of ours. The AI is small models we trained, run inside our server; nothing stored'}
    </ChipLine>
  )
}
