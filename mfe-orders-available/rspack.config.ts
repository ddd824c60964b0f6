import { remoteBuild } from '@carrier-portal/remote-tools/rspack'

export default remoteBuild(import.meta.dirname)
