import { formatNumber } from './format'

/** A limit in bytes as a page says it. */
export const megabytes = (bytes: number) => `${formatNumber(bytes / 2 ** 20)} MB`
