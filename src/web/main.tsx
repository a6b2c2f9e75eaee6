import { render } from 'preact'
import { Page } from './page.tsx'
import { keepTodayCard } from './spread/keep-today.ts'
import { followAddress } from './state/address.ts'
import { keepForOffline } from './state/offline.ts'
import { applyTheme } from './state/theme.ts'

applyTheme()
render(<Page />, document.body)
followAddress()
keepForOffline(() => void keepTodayCard())
