/** What has to be filled in before the packages can be published (docs/releasing.md). */

export interface Manifest {
  readonly version: string
  readonly repository?: { readonly url?: string }
  readonly homepage?: string
  readonly bugs?: { readonly url?: string }
}

/** Sentences; none if nothing is missing. `manifests` are those of the service and of its client. */
export function missingForRelease(
  manifests: Readonly<Record<string, Manifest>>,
  changelog: string,
): string[] {
  const [{ version }] = Object.values(manifests) as [Manifest]
  return [
    ...Object.entries(manifests).flatMap(([file, { repository, homepage, bugs }]) =>
      Object.entries({ 'repository.url': repository?.url, homepage, 'bugs.url': bugs?.url })
        .filter(([, value]) => !/^(git\+)?https:\/\/\S+$/.test(value ?? ''))
        .map(([field]) => `${file} has no ${field}.`),
    ),
    ...Object.entries(manifests)
      .filter(([, manifest]) => manifest.version !== version)
      .map(([file, other]) => `${file} has version ${other.version}, not ${version}.`),
    ...(releaseDate(changelog, version) === undefined
      ? [`CHANGELOG.md has no section "## ${version} – YYYY-MM-DD".`]
      : []),
  ]
}

export const releaseDate = (changelog: string, version: string): string | undefined =>
  new RegExp(`^## ${version.replaceAll('.', '\\.')} – (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(changelog)?.[1]
