import { useState } from 'react'
import { CopyButton } from '@/components/demo/copy-button'
import { DemoIcon } from '@/components/demo/demo-icons'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { Notice } from '@/components/demo/faces'
import { Button } from '@/components/ui/button'
import { jsonText, saveText } from '@/lib/save-text'
import { JoinPart } from './join-part'
import { readRecipe, recipeHash, recipeOf, sqlRecipeOf, type Recipe } from './recipe'
import type { SetName } from './starter-sets'
import type { OwnTableState } from './use-own-table'
import type { SqlState } from './use-sql'

/** What can be done with a file beyond a chart: a recipe of it, and a second file beside it. */
export function OwnTools({
  state,
  sql,
  set,
}: {
  state: OwnTableState
  sql: SqlState
  set: SetName
}) {
  const { own } = state
  // A recipe says how one file is read: of the second one it would know nothing.
  const isJoined = Boolean(own?.joined)
  const recipe = isJoined
    ? null
    : sql.result
      ? sqlRecipeOf(own, set, sql.result.opened.sql?.text ?? '', sql.result.asked)
      : own && recipeOf(own, state.asked)
  return (
    <section aria-labelledby="own-title" className="grid gap-6">
      <h2 id="own-title" className="demo-h2">
        Use your own data
      </h2>
      <p className="max-w-[70ch] text-sm text-muted">
        Drop a file at the top of the page. It is read by a worker of this page whose own policy
        lets it connect to nothing and load the site’s own scripts only; the question about it stays
        out of the address.
      </p>
      <RecipePart state={state} made={recipe} isJoined={isJoined} />
      {own ? (
        <JoinPart key={own.id} own={own} onJoin={state.join} />
      ) : (
        <p className="small-text">With a file of your own you can join a second one by a column.</p>
      )}
    </section>
  )
}

function RecipePart({
  state,
  made,
  isJoined,
}: {
  state: OwnTableState
  made: Recipe | null
  isJoined: boolean
}) {
  const { recipe, setRecipe } = state
  const hash = made && recipeHash(made)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    const read = readRecipe(await file.text())
    setProblem(read ? null : `${file.name} is no recipe of this page.`)
    if (read) setRecipe(read)
  }
  const { choose, chooser } = useFileDrop((file) => void take(file))
  return (
    <section aria-label="Recipe" className="grid gap-2 text-sm">
      <h3 className="font-semibold">Recipe</h3>
      <p className="text-muted">
        How the file was read and what was asked of it, by columns or in SQL, without its rows:
        apply it to next month’s file, or send it to a colleague who has the same columns. A saved
        recipe holds the values of your conditions and a question in SQL as it is written. A link
        leaves the values out, for they may be cells of the file.
      </p>
      {isJoined && (
        <p>
          A joined table has no recipe: a recipe reads one file. Save the joined rows as CSV and
          open that file to make one.
        </p>
      )}
      <div className="no-print flex flex-wrap gap-2">
        {made && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              saveText('boreal-recipe.json', jsonText(made))
            }}
          >
            Save the recipe
          </Button>
        )}
        {hash !== null && (
          <CopyButton
            text={() => window.location.origin + window.location.pathname + hash}
            label="Copy a link with the recipe"
            icon={<DemoIcon name="link" />}
            className="text-button inline-flex items-center gap-1.5"
          />
        )}
        <Button size="sm" variant="quiet" onClick={choose}>
          Use a recipe
        </Button>
        <FileChooser label="Your recipe" accept=".json" {...chooser} />
      </div>
      {made && hash === null && <p>A question in SQL about a file has no link: save the recipe.</p>}
      <p role="status" className="small-text">
        {recipe
          ? `The recipe is ready: ${recipe.set === '' ? 'choose its file' : 'open its question'} at the top of the page.`
          : ''}
      </p>
      {problem && (
        <Notice tone="warning" title="Not used">
          <p>{problem}</p>
        </Notice>
      )}
    </section>
  )
}
