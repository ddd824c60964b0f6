import { declareStories } from './stories.ts'
import { webkit } from './webkit.ts'

declareStories(webkit)
