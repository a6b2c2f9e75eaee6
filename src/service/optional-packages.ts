/** Packages that only some settings need. npm does not install them with the package: most services would never load these 29 MB. */
import { IS_PACKAGE, isInstalled } from '../built/sources.ts'
import { type Config, ConfigError } from '../config.ts'

/** With the major version that package.json allows. */
export const OPTIONAL_PACKAGES = {
  REDIS_URL: ['redis@6'],
  'LLM_PROVIDER=openai': ['ai@7', '@ai-sdk/openai@4'],
  'LLM_PROVIDER=anthropic': ['ai@7', '@ai-sdk/anthropic@4'],
  'LLM_PROVIDER=google': ['ai@7', '@ai-sdk/google@4'],
  'LLM_PROVIDER=openai-compatible': ['ai@7', '@ai-sdk/openai-compatible@3'],
} as const satisfies Record<string, readonly string[]>

type Setting = keyof typeof OPTIONAL_PACKAGES

/** Throws a ConfigError if a package is missing that a setting needs. */
export function checkOptionalPackages(config: Config, hasPackage = isInstalled): void {
  for (const setting of settingsOf(config)) {
    const missing = OPTIONAL_PACKAGES[setting].filter((spec) => !hasPackage(nameIn(spec)))
    if (missing.length > 0)
      throw new ConfigError(
        `${setting} needs ${missing.map(nameIn).join(' and ')}, which npm installs only on request: ` +
          (IS_PACKAGE ? `run "npm install ${missing.join(' ')}".` : 'run "npm ci" without --omit=dev.'),
      )
  }
}

const settingsOf = ({ redisUrl, llmProvider }: Config): Setting[] => [
  ...(redisUrl === undefined ? [] : (['REDIS_URL'] as const)),
  ...(llmProvider === 'none' ? [] : [`LLM_PROVIDER=${llmProvider}` as const]),
]

const nameIn = (spec: string) => spec.slice(0, spec.lastIndexOf('@'))
