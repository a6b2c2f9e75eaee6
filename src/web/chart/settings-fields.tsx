/** The part of the form that is not about the birth: which chart, which houses, which zodiac. */
import { useId } from 'preact/hooks'
import { Segmented } from '../parts/segmented.tsx'
import { HOUSE_GROUPS, type HouseSystem, houseSystem, SYSTEMS, USUAL_SYSTEMS } from './house-systems.ts'
import { AYANAMSAS, type Ayanamsa, type ChartSettings, ZODIACS } from './settings.ts'

interface Props {
  readonly settings: ChartSettings
  /** Without a time of birth there are no houses to choose. */
  readonly hasHouses: boolean
  readonly onChange: (changed: Partial<ChartSettings>) => void
}

export function SettingsFields(props: Props) {
  const { settings, hasHouses, onChange } = props
  const hint = useId()
  return (
    <>
      {hasHouses && !settings.isWider && (
        <Segmented
          legend="Houses"
          options={USUAL_SYSTEMS}
          value={settings.houseSystem}
          onChange={(system) => onChange({ houseSystem: system })}
        />
      )}
      <div>
        <label class="check">
          <input
            type="checkbox"
            aria-describedby={hint}
            checked={settings.isWider}
            onChange={(event) => onChange({ isWider: event.currentTarget.checked })}
          />
          <span>Wider chart</span>
        </label>
        <p class="hint" id={hint}>
          With the Moon’s nodes, Lilith, Chiron and four asteroids, {SYSTEMS.length} house systems and the
          sidereal zodiac.
        </p>
      </div>
      {settings.isWider && (
        <div class="bar wider">
          {hasHouses && <HouseField {...props} />}
          <ZodiacFields {...props} />
        </div>
      )}
    </>
  )
}

function HouseField({ settings, onChange }: Props) {
  const hint = useId()
  return (
    <div class="field houses">
      <label class="field">
        <span>Houses</span>
        <select
          value={settings.houseSystem}
          aria-describedby={hint}
          onChange={(event) => onChange({ houseSystem: event.currentTarget.value as HouseSystem })}
        >
          {HOUSE_GROUPS.map(({ label, systems }) => (
            <optgroup key={label} label={label}>
              {systems.map((system) => (
                <option key={system.value} value={system.value}>
                  {system.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p class="hint" id={hint}>
        {houseSystem(settings.houseSystem)?.explanation}
      </p>
    </div>
  )
}

function ZodiacFields({ settings, onChange }: Props) {
  return (
    <>
      <Segmented
        legend="Zodiac"
        options={ZODIACS}
        value={settings.zodiac}
        onChange={(zodiac) => onChange({ zodiac })}
      />
      {settings.zodiac === 'sidereal' && (
        <label class="field">
          <span>Ayanamsa</span>
          <select
            value={settings.ayanamsa}
            onChange={(event) => onChange({ ayanamsa: event.currentTarget.value as Ayanamsa })}
          >
            {Object.entries(AYANAMSAS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="hint">
        {settings.zodiac === 'tropical'
          ? 'Aries begins where the Sun stands at the March equinox.'
          : 'Aries begins at a fixed place among the stars; which place, the ayanamsa says.'}
      </p>
    </>
  )
}
