import { remoteBuild } from '@carrier-portal/build/rspack'

export default remoteBuild(import.meta.dirname)
