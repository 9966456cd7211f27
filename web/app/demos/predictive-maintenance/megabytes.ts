import { formatNumber } from '@/lib/format'

/** A limit in bytes as the page says it. */
export const megabytes = (bytes: number) => `${formatNumber(bytes / 2 ** 20)} MB`
