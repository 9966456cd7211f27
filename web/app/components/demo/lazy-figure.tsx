import { lazyPart, type PropsOf } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import { PendingFigure } from './faces'

/** A figure with a file of its own that comes to life when it is seen; bars hold its place until then. */
export function lazyFigure<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  const Figure = lazyPart(load, name)
  function SeenFigure(props: PropsOf<Module[Name]>) {
    return (
      <WhenSeen load={Figure.load} fallback={<PendingFigure />}>
        <Figure {...props} />
      </WhenSeen>
    )
  }
  return Object.assign(SeenFigure, { load: Figure.load })
}
