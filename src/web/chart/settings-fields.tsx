/** The part of the form that is not about the birth: which chart, which houses, which zodiac. */
import { useId } from 'preact/hooks'
import { Segmented } from '../parts/segmented.tsx'
import { type HouseSystem, SYSTEMS } from './house-systems.ts'
import type { AyanamsaName, ChartSettings } from './settings.ts'
import { AYANAMSA_OPTIONS, HOUSE_GROUPS, houseWords, USUAL_HOUSES, WORDS, ZODIAC_OPTIONS } from './words.ts'

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
          legend={WORDS.settings.houses}
          options={USUAL_HOUSES}
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
          <span>{WORDS.settings.wider}</span>
        </label>
        <p class="hint" id={hint}>
          {WORDS.settings.widerHint(SYSTEMS.length)}
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
        <span>{WORDS.settings.houses}</span>
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
        {houseWords(settings.houseSystem)?.explanation}
      </p>
    </div>
  )
}

function ZodiacFields({ settings, onChange }: Props) {
  return (
    <>
      <Segmented
        legend={WORDS.settings.zodiac}
        options={ZODIAC_OPTIONS}
        value={settings.zodiac}
        onChange={(zodiac) => onChange({ zodiac })}
      />
      {settings.zodiac === 'sidereal' && (
        <label class="field">
          <span>{WORDS.settings.ayanamsa}</span>
          <select
            value={settings.ayanamsa}
            onChange={(event) => onChange({ ayanamsa: event.currentTarget.value as AyanamsaName })}
          >
            {AYANAMSA_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="hint">{WORDS.settings.zodiacHints[settings.zodiac]}</p>
    </>
  )
}
