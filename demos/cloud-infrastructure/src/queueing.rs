//! The queue with random arrivals, exponential work and several servers (M/M/c), in closed form.
//!
//! Erlang, *Solution of some problems in the theory of probabilities of significance in automatic telephone
//! exchanges* (1917); the tails as in Gross and Harris, *Fundamentals of Queueing Theory*, chapter 2.

/// A queue in front of equal servers that can carry its work.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Queue {
    /// Work of a request, in seconds, on average.
    service: f64,
    /// How fast waiting requests are cleared, a second: c/s − λ.
    slack: f64,
    /// The chance that a request waits at all (Erlang C).
    waits: f64,
}

impl Queue {
    /// `None` where the servers cannot carry the work: the queue only grows.
    pub fn new(servers: u32, arrivals: f64, service: f64) -> Option<Self> {
        let mut blocked = ErlangB::new(arrivals * service);
        for _ in 0..servers {
            blocked.add_server();
        }
        blocked.queue(service)
    }

    /// The chance that a request waits.
    pub fn wait_chance(&self) -> f64 {
        self.waits
    }

    /// Seconds in the queue, on average, over all requests.
    pub fn mean_wait(&self) -> f64 {
        self.waits / self.slack
    }

    /// The chance of waiting longer than so many seconds.
    pub fn wait_beyond(&self, seconds: f64) -> f64 {
        self.waits * (-self.slack * seconds).exp()
    }

    /// The wait that a share `p` of the requests does not exceed.
    pub fn wait_quantile(&self, p: f64) -> f64 {
        ((self.waits / (1.0 - p)).ln() / self.slack).max(0.0)
    }

    /// The chance of an answer later than so many seconds: the wait and the work together.
    pub fn answer_beyond(&self, seconds: f64) -> f64 {
        let rate = 1.0 / self.service;
        let worked = (-rate * seconds).exp();
        let gap = self.slack - rate;
        let waited_too = if gap.abs() < 1e-9 * rate {
            (1.0 + rate * seconds) * worked
        } else {
            (self.slack * worked - rate * (-self.slack * seconds).exp()) / gap
        };
        (1.0 - self.waits) * worked + self.waits * waited_too
    }

    /// Seconds within which a share `p` of the requests is answered, by bisection.
    pub fn answer_quantile(&self, p: f64) -> f64 {
        let share_later = 1.0 - p;
        let mut high = self.service;
        while self.answer_beyond(high) > share_later {
            high *= 2.0;
        }
        let mut low = 0.0;
        for _ in 0..64 {
            let middle = f64::midpoint(low, high);
            if self.answer_beyond(middle) > share_later {
                low = middle;
            } else {
                high = middle;
            }
        }
        high
    }
}

/// The same work in front of one server more at a time: each step costs one division.
#[derive(Debug, Clone, Copy)]
pub struct ErlangB {
    /// Servers' worth of work: arrivals a second times seconds of work.
    load: f64,
    servers: u32,
    /// The chance that all servers are busy where nobody waits.
    blocked: f64,
}

impl ErlangB {
    pub fn new(load: f64) -> Self {
        Self {
            load,
            servers: 0,
            blocked: 1.0,
        }
    }

    pub fn add_server(&mut self) {
        self.servers += 1;
        let busy = self.load * self.blocked;
        self.blocked = busy / (f64::from(self.servers) + busy);
    }

    pub fn servers(&self) -> u32 {
        self.servers
    }

    /// The chance that all servers are busy where nobody waits (Erlang B).
    pub fn blocked(&self) -> f64 {
        self.blocked
    }

    /// The queue before these servers, where they carry the work.
    pub fn queue(&self, service: f64) -> Option<Queue> {
        let servers = f64::from(self.servers);
        (servers > self.load).then(|| Queue {
            service,
            slack: (servers - self.load) / service,
            waits: self.blocked / (1.0 - self.load / servers * (1.0 - self.blocked)),
        })
    }
}
