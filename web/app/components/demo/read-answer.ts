/** The lines of code that read an answer: JSON, or the last event of a job. */
import type { ApiRequest } from '@/api/request'

/** A job may wait for others, and tells meanwhile how far it is. */
export const JOB_SECONDS = 60

/** curl shows the events of a job as they come. */
export const curlPost = ({ job }: ApiRequest) => (job ? 'curl -N -X POST' : 'curl -X POST')

export const importsOf = ({ job }: ApiRequest) =>
  job ? ['import json', 'import re', '', 'import requests'] : ['import requests']

export const readInJavaScript = ({ job }: ApiRequest) => [
  'if (!response.ok) throw new Error((await response.json()).detail)',
  ...(job
    ? [
        '// Events tell how far it is; the last is the report, or why there is none.',
        'const last = /^event: (report|problem)\\ndata: (.*)$/m.exec(await response.text())',
        'if (last?.[1] !== "report") throw new Error(last?.[2] ?? "no answer")',
        'const report = JSON.parse(last[2])',
      ]
    : ['const report = await response.json()']),
]

export const readInPython = ({ job }: ApiRequest) => [
  'response.raise_for_status()',
  ...(job
    ? [
        '# Events tell how far it is; the last is the report, or why there is none.',
        'response.encoding = "utf-8"',
        'last = re.search(r"^event: (report|problem)\\ndata: (.*)$", response.text, re.M)',
        'if not last or last[1] != "report":',
        '    raise RuntimeError(last[2] if last else "no answer")',
        'report = json.loads(last[2])',
      ]
    : ['report = response.json()']),
]
