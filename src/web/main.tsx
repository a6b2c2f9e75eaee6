import { render } from 'preact'
import { Page } from './page.tsx'
import { followAddress } from './state/address.ts'
import { applyTheme } from './state/theme.ts'

applyTheme()
render(<Page />, document.body)
followAddress()
