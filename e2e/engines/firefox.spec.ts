import { firefox } from './firefox.ts'
import { declareStories } from './stories.ts'

declareStories(firefox)
