import { ToastCard } from './toast-card'
import { addToast, type Toast } from './toast-list'

/** Shows a toast, or puts it in the place of the one with the same id. */
export function showToast(toast: Toast) {
  addToast({ ...toast, Card: ToastCard })
}
