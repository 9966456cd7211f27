import type { ReadChoice } from '@/lib/read-table'
import { CommaQuestion, HowRead } from './how-read'
import { ReadProblems, type NamedRead } from './read-problems'

/** What came of reading a file: a question, what could not be read, or how it was understood. */
export default function FileRead({
  read,
  choice,
  isAccepted,
  onReadAgain,
  onGoOn,
  onChooseAnother,
}: {
  read: NamedRead
  choice: ReadChoice
  /** The page uses its rows. */
  isAccepted: boolean
  onReadAgain: (choice: ReadChoice) => void
  onGoOn: () => void
  onChooseAnother: () => void
}) {
  if (read.question)
    return (
      <CommaQuestion
        question={read.question}
        onAnswer={(mark) => {
          onReadAgain({ ...choice, mark })
        }}
      />
    )
  return (
    <>
      {!isAccepted && (
        <ReadProblems read={read} onChooseAnother={onChooseAnother} onGoOn={onGoOn} />
      )}
      <HowRead read={read} choice={choice} onChoose={onReadAgain} />
    </>
  )
}
