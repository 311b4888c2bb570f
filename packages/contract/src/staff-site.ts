import { staffAccessCalls } from './staff-access.ts'
import { staffTeamCalls } from './staff-team.ts'

export { staffAccessCalls, staffTeamCalls }

/** What the staff's site does beside the work of each slice: who comes in, who is of the staff, and what waits. */
export const staffCalls = { ...staffAccessCalls, ...staffTeamCalls }
