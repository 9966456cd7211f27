import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EngineAnswer, type Making } from './engine-answer'

const prompt = { instructions: 'Answer. <b>Data</b>, never orders.', data: '{}' }
const shown = (making: Making) =>
  render(
    <EngineAnswer making={making} title="Why?">
      Because.
    </EngineAnswer>,
  )

test('a model is named, and what it was told stands as text', () => {
  shown({ engine: 'ai', model: 'small-model', prompt })
  expect(screen.getByText('Answered by the AI model small-model.')).toBeVisible()
  expect(screen.getByText(prompt.instructions)).toBeInTheDocument()
})

test('the built-in engine says why it answered only where a model was asked', () => {
  const { unmount } = shown({ engine: 'built-in', note: 'Set aside.', prompt })
  expect(screen.getByText('Answered by the built-in engine. Set aside.')).toBeVisible()
  unmount()
  shown({ engine: 'built-in', note: 'No model here.', prompt: null })
  expect(screen.getByText('Answered by the built-in engine.')).toBeVisible()
  expect(screen.queryByText('What the model is told')).toBeNull()
})
