import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { numeric } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import { Ways } from './ways'

const settings = { down: numeric(10, { min: 0, max: 100 }) }

/** Enough is down from 20 on; its answer comes with the case, as a quick API's would. */
function Deposit() {
  const { view, change } = useView(settings)
  const put = (down: number) => ({
    label: `Put ${String(down)} down`,
    onPress: () => {
      change({ down }, 'push')
    },
  })
  const isEnough = view.down >= 20
  return (
    <>
      <p>{isEnough ? 'Yes' : 'No'}</p>
      <Ways ways={isEnough ? [] : [put(20), put(40)]} />
      <button type="button" onClick={put(60).onPress}>
        Another case
      </button>
    </>
  )
}

beforeEach(() => {
  window.history.replaceState(null, '', '/demo/deposit')
})

const button = (name: string) => screen.getByRole('button', { name })

test('a pressed way becomes its own way back, and keeps the focus both times', async () => {
  const user = userEvent.setup()
  render(<Deposit />)
  await user.click(button('Put 40 down'))
  expect(screen.getByText('Yes')).toBeVisible()
  expect(button('Undo: Put 40 down')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Put 20 down' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByText('No')).toBeVisible()
  expect(button('Put 40 down')).toHaveFocus()
  expect(button('Put 20 down')).toBeVisible()
})

test('the way back goes with the case it belongs to', async () => {
  const user = userEvent.setup()
  render(<Deposit />)
  await user.click(button('Put 20 down'))
  await user.click(button('Another case'))
  expect(screen.getByText('Yes')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Ways to get there' })).toBeNull()
})
