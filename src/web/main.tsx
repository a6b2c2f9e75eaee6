import { render } from 'preact'
import { Page } from './page.tsx'
import { followAddress } from './state/address.ts'
import { keepForOffline } from './state/offline.ts'
import { applyTheme } from './state/theme.ts'
import { keepTodayCard } from './today/card-of-day.ts'

applyTheme()
render(<Page />, document.body)
followAddress()
keepForOffline(() => void keepTodayCard())
