import type { ReactNode } from 'react'
import { Brand } from './brand'
import { Navigation } from './navigation'
import { ThemeButton } from './theme-button'

/** The bar on top of every page; `page` is the path it was prerendered for, `children` further buttons. */
export function Header({ page, children }: { page: string; children?: ReactNode }) {
  return (
    <header className="relative z-10 border-b border-hairline bg-bg">
      <div className="wrap flex flex-wrap">
        <div className="flex min-h-14 items-center max-md:-order-2 md:mr-auto md:min-h-16">
          <Brand />
        </div>
        <Navigation page={page} />
        {/* Before the menu button on a phone, where that one belongs in the corner. */}
        <div className="flex items-center max-md:-order-1 max-md:ml-auto md:ml-6">
          {children}
          <ThemeButton />
        </div>
      </div>
    </header>
  )
}
