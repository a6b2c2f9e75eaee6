/** The offer to install the page, at the right moment. */

import { siteName } from '../site-name.ts'
import type { useInstallOffer } from '../state/install.ts'
import { FRAME } from './words.ts'

export const InstallOffer = ({ accept, decline }: NonNullable<ReturnType<typeof useInstallOffer>>) => (
  <aside class="notice install" aria-label={FRAME.install.label}>
    <p>{FRAME.install.text(siteName())}</p>
    <div class="buttons">
      <button type="button" class="main" onClick={accept}>
        {FRAME.install.accept}
      </button>
      <button type="button" class="quiet" onClick={decline}>
        {FRAME.install.decline}
      </button>
    </div>
  </aside>
)
