/** The packages that write reports. npm installs them only on request: most services never print one. */
import { installSentence, isInstalled } from '../built/sources.ts'
import { ServiceError } from '../errors.ts'

/** With the versions that package.json allows. */
export const REPORT_PACKAGES = ['pdfkit@0.20', 'fontkit@2'] as const

/** Undefined if reports can be printed; otherwise the error that says what to install. */
export function missingReportPackages(hasPackage = isInstalled): ServiceError | undefined {
  const sentence = installSentence('A report', REPORT_PACKAGES, hasPackage)
  return sentence === undefined ? undefined : new ServiceError('SERVICE_UNAVAILABLE', sentence)
}
