interface Waiting {
  owner: string
  bytes: number
}

/** Those who wait, owner by owner in turn. */
export interface Line<Task extends Waiting> {
  /** @returns false where there is no room */
  join: (task: Task) => boolean
  /** The next one, of an owner for whom nothing is being drawn; whoever takes it says when it `leave`s. */
  take: () => Task | undefined
  leave: (task: Task) => void
  /** Takes one out that waits no longer. */
  remove: (task: Task) => void
  empty: () => Task[]
}

export function createLine<Task extends Waiting>({
  most,
  mostBytes,
}: {
  most: number
  mostBytes: number
}): Line<Task> {
  // In the order of their turns: an owner who had one goes to the end.
  const owners = new Map<string, Task[]>()
  const working = new Set<string>()
  let [count, bytes] = [0, 0]

  const drop = (tasks: Task[], index: number): Task => {
    const [task] = tasks.splice(index, 1)
    count -= 1
    bytes -= task!.bytes
    if (tasks.length === 0) owners.delete(task!.owner)
    return task!
  }

  return {
    join(task) {
      const own = owners.get(task.owner) ?? []
      // An empty line takes anything: what is too large for it has a bound of its own.
      const full = count >= most || own.length >= Math.ceil(most / 2) || bytes + task.bytes > mostBytes
      if (full && count > 0) return false
      own.push(task)
      owners.set(task.owner, own)
      count += 1
      bytes += task.bytes
      return true
    },
    take() {
      for (const [owner, tasks] of owners) {
        if (working.has(owner)) continue
        const task = drop(tasks, 0)
        working.add(owner)
        if (owners.delete(owner)) owners.set(owner, tasks)
        return task
      }
      return undefined
    },
    leave: ({ owner }) => void working.delete(owner),
    remove(task) {
      const tasks = owners.get(task.owner)
      const index = tasks?.indexOf(task) ?? -1
      if (tasks && index >= 0) drop(tasks, index)
    },
    empty() {
      const all = [...owners.values()].flat()
      owners.clear()
      ;[count, bytes] = [0, 0]
      return all
    },
  }
}
