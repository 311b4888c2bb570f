import { serveDrawings } from '@atrio/drawing'
import { pictureWork } from './pictures.ts'

serveDrawings(pictureWork)
