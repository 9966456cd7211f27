import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = `<template id="page-files" data-others="/assets/parts.json">${JSON.stringify(
    { 'pages/home': ['home.js', 'home.css'], 'demos/bond-yields/page': ['bond-yields.js'] },
  )}</template>`
})

const parts = { 'demos/bond-yields/curve': ['curve.js', 'map.js'] }
const answers = (...given: Response[]) => {
  const fetch = vi.fn<(address: string) => Promise<Response>>()
  for (const answer of given) fetch.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('what the page names is asked of nobody', async () => {
  const fetch = answers()
  const { filesOf } = await import('./page-files')
  expect(await filesOf('pages/home')).toEqual(['/assets/home.js', '/assets/home.css'])
  expect(fetch).not.toHaveBeenCalled()
})

test('the parts of other demos are asked for once, and again after a failure', async () => {
  const fetch = answers(new Response('', { status: 503 }), Response.json(parts))
  const { filesOf } = await import('./page-files')
  await expect(filesOf('demos/bond-yields/curve')).rejects.toThrow('503')
  const files = ['/assets/curve.js', '/assets/map.js']
  expect(await filesOf('demos/bond-yields/curve')).toEqual(files)
  expect(await filesOf('demos/bond-yields/curve')).toEqual(files)
  expect(fetch.mock.calls).toEqual([['/assets/parts.json'], ['/assets/parts.json']])
  await expect(filesOf('demos/bond-yields/none')).rejects.toThrow('this build has no')
})

test('with the page of another demo its parts are asked for', async () => {
  const fetch = answers(Response.json(parts))
  const { loadFile, filesOf } = await import('./page-files')
  await expect(loadFile('demos/bond-yields/page')).rejects.toThrow()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await filesOf('demos/bond-yields/curve')).toHaveLength(2)
  expect(fetch).toHaveBeenCalledTimes(1)
})
