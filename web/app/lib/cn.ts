import { clsx, type ClassValue } from 'clsx'

/** Joins class names. Later classes do not override earlier ones: give variants through `cva` instead. */
export function cn(...classes: ClassValue[]) {
  return clsx(classes)
}
