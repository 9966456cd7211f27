//! The machines' cores: which are idle, which work on what, and which have gone.

use boreal_demo_kit::SeededRng;

/// A request that came, and what it will take.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Request {
    pub arrived: f64,
    pub work: f64,
}

/// A request on a core.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct InFlight {
    pub request: Request,
    pub wait: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Up,
    /// Takes nothing new, and goes when it has finished.
    Draining,
    Gone,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Core {
    /// How often it has been taken: the end of an older turn is not of this one.
    turn: u32,
    flight: Option<InFlight>,
}

#[derive(Debug)]
pub(super) struct Cores {
    /// Of a machine.
    each: u32,
    machines: Vec<State>,
    /// Those of the first machine, then those of the second.
    cores: Vec<Core>,
    idle: Vec<u32>,
    busy: u32,
    draining_busy: u32,
    up: u32,
    draining: u32,
}

impl Cores {
    pub fn new(machines: u32, each: u32) -> Self {
        let mut cores = Self {
            each,
            machines: Vec::new(),
            cores: Vec::new(),
            idle: Vec::new(),
            busy: 0,
            draining_busy: 0,
            up: 0,
            draining: 0,
        };
        cores.add(machines);
        cores
    }

    /// Cores that work.
    pub fn busy(&self) -> u32 {
        self.busy
    }

    /// Cores that work or could.
    pub fn available(&self) -> u32 {
        self.up * self.each + self.draining_busy
    }

    /// Machines that take requests.
    pub fn up(&self) -> u32 {
        self.up
    }

    /// Machines that are paid for.
    pub fn machines(&self) -> u32 {
        self.up + self.draining
    }

    pub fn add(&mut self, machines: u32) {
        for _ in 0..machines {
            self.machines.push(State::Up);
            for _ in 0..self.each {
                self.idle.push(self.cores.len() as u32);
                self.cores.push(Core {
                    turn: 0,
                    flight: None,
                });
            }
        }
        self.up += machines;
    }

    /// Any idle core is as good as another.
    pub fn take(&mut self, flight: InFlight, rng: &mut SeededRng) -> Option<(u32, u32)> {
        if self.idle.is_empty() {
            return None;
        }
        let at = rng.below(self.idle.len() as u64) as usize;
        let core = self.idle.swap_remove(at);
        let taken = &mut self.cores[core as usize];
        taken.turn += 1;
        taken.flight = Some(flight);
        self.busy += 1;
        Some((core, taken.turn))
    }

    /// What the core has worked on; `None` where it failed before the end.
    pub fn release(&mut self, core: u32, turn: u32) -> Option<InFlight> {
        let released = &mut self.cores[core as usize];
        let flight = released.flight.take_if(|_| released.turn == turn)?;
        self.busy -= 1;
        let machine = core / self.each;
        match self.machines[machine as usize] {
            State::Up => self.idle.push(core),
            State::Draining => {
                self.draining_busy -= 1;
                self.go_when_finished(machine);
            }
            State::Gone => {}
        }
        Some(flight)
    }

    /// One machine that is up fails; returns what it was working on.
    pub fn fail_one(&mut self, rng: &mut SeededRng) -> Vec<InFlight> {
        let up: Vec<u32> = self.machines_in(State::Up);
        if up.is_empty() {
            return Vec::new();
        }
        let machine = up[rng.below(up.len() as u64) as usize];
        self.machines[machine as usize] = State::Gone;
        self.up -= 1;
        self.idle.retain(|core| core / self.each != machine);
        let first = (machine * self.each) as usize;
        let cores = &mut self.cores[first..first + self.each as usize];
        let lost: Vec<InFlight> = cores
            .iter_mut()
            .filter_map(|core| core.flight.take())
            .collect();
        self.busy -= lost.len() as u32;
        lost
    }

    /// The newest machine takes nothing new.
    pub fn drain_one(&mut self) {
        // From the end: by and by most of those before have gone.
        let newest = self.machines.iter().rposition(|&one| one == State::Up);
        let Some(newest) = newest else {
            return;
        };
        self.machines[newest] = State::Draining;
        let machine = newest as u32;
        self.up -= 1;
        self.draining += 1;
        self.idle.retain(|core| core / self.each != machine);
        self.draining_busy += self.busy_of(machine);
        self.go_when_finished(machine);
    }

    fn go_when_finished(&mut self, machine: u32) {
        if self.busy_of(machine) == 0 {
            self.machines[machine as usize] = State::Gone;
            self.draining -= 1;
        }
    }

    fn busy_of(&self, machine: u32) -> u32 {
        let first = (machine * self.each) as usize;
        let cores = &self.cores[first..first + self.each as usize];
        cores.iter().filter(|core| core.flight.is_some()).count() as u32
    }

    fn machines_in(&self, state: State) -> Vec<u32> {
        let all = self.machines.iter().zip(0..);
        all.filter(|&(&one, _)| one == state)
            .map(|(_, machine)| machine)
            .collect()
    }
}
