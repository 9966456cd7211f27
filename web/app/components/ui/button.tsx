import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/cn'

const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  outline: 'border-control bg-transparent text-text hover:border-text',
  quiet: 'border-control bg-surface text-text hover:border-text',
}
const sizes = {
  md: 'min-h-12 px-5 text-base',
  sm: 'min-h-11 px-3.5 text-sm md:min-h-10',
}

interface ButtonLook {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}

export function buttonLook({ variant = 'primary', size = 'md', className }: ButtonLook) {
  return cn(
    'inline-flex items-center justify-center gap-2.5 rounded-button border font-semibold whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-2 disabled:text-muted',
    variants[variant],
    sizes[size],
    className,
  )
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonLook({ variant, size, className })}
      {...props}
    />
  )
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  href,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & ButtonLook & { href: string }) {
  return (
    <Link
      data-slot="button"
      href={href}
      className={buttonLook({ variant, size, className })}
      {...props}
    />
  )
}
